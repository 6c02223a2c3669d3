import { consentCookie } from '../consent.ts';
import { themeKey } from '#ui/theme.ts';

/**
 * Runs in the head, before the first paint, on pages that may come from a cache shared by everyone: the chosen theme,
 * and whether the cookie question was already answered. Same text on every page, so a cached page can carry its hash.
 */
export const firstPaintScript =
  `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}` +
  `if(/(?:^|;\\s*)${consentCookie}=[01]/.test(document.cookie))document.documentElement.dataset.consent="given"`;
