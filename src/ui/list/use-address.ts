import { useLocation, useNavigate, useNavigation } from 'react-router';
import { formAddress } from './address-links.ts';

/** The address asked for last: while a page is on its way, a ticked box is already ticked. */
export function useAddress(): URLSearchParams {
  const location = useLocation();
  const { location: coming } = useNavigation();
  return new URLSearchParams(coming?.pathname === location.pathname ? coming.search : location.search);
}

/** Sends a form of filters as an address, without leaving the place one looks at. */
export function useAsk() {
  const navigate = useNavigate();
  return (form: HTMLFormElement) => void navigate(formAddress(new FormData(form)), { preventScrollReset: true });
}
