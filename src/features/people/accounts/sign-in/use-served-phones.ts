import { formatLocale } from '#lib/locale.ts';
import { useShell } from '../use-viewer.ts';

/** Of which countries a mobile number is taken, for texts that say so: their codes, and their names as one reads them. */
export function useServedPhones(): { countries: string; names: string } {
  const { locale, settings } = useShell();
  const named = new Intl.DisplayNames(formatLocale(locale), { type: 'region' });
  const names = settings.phoneCountries.map((country) => named.of(country) ?? country);
  return {
    countries: settings.phoneCountries.join(),
    names: new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' }).format(names),
  };
}
