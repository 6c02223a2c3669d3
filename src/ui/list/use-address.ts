import { useLocation, useNavigate, useNavigation } from 'react-router';
import { formAddress } from './address-links.ts';

/** The address requested last: while a page is loading, a ticked box is already ticked. */
export function useAddress(): URLSearchParams {
  const location = useLocation();
  const { location: coming } = useNavigation();
  return new URLSearchParams(coming?.pathname === location.pathname ? coming.search : location.search);
}

/** Submits a form of filters as an address, without losing the scroll position. */
export function useAsk() {
  const navigate = useNavigate();
  return (form: HTMLFormElement) => void navigate(formAddress(new FormData(form)), { preventScrollReset: true });
}
