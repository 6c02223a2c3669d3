import { Outlet } from 'react-router';
import { PageError } from './page-error.tsx';
import { PrivateGate } from './private-gate.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function SiteLayout() {
  return <SiteFrame><PrivateGate><Outlet /></PrivateGate></SiteFrame>;
}

/** A throw in a page keeps the frame around it (PRODUCT A2). */
export function ErrorBoundary() {
  return <SiteFrame><PageError /></SiteFrame>;
}
