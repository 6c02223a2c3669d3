/** Places to choose from; their names are the messages `sun.cities`. Degrees, north and east positive. */
export const cities = [
  { id: 'hcmc', latitude: 10.78, longitude: 106.7 },
  { id: 'hanoi', latitude: 21.03, longitude: 105.85 },
  { id: 'danang', latitude: 16.07, longitude: 108.22 },
  { id: 'haiphong', latitude: 20.86, longitude: 106.68 },
  { id: 'cantho', latitude: 10.03, longitude: 105.78 },
  { id: 'hue', latitude: 16.46, longitude: 107.59 },
  { id: 'nhatrang', latitude: 12.24, longitude: 109.19 },
  { id: 'dalat', latitude: 11.94, longitude: 108.44 },
  { id: 'vinh', latitude: 18.68, longitude: 105.68 },
  { id: 'beijing', latitude: 39.9, longitude: 116.4 },
  { id: 'shanghai', latitude: 31.23, longitude: 121.47 },
  { id: 'guangzhou', latitude: 23.13, longitude: 113.26 },
  { id: 'shenzhen', latitude: 22.54, longitude: 114.06 },
  { id: 'chengdu', latitude: 30.57, longitude: 104.07 },
  { id: 'nanning', latitude: 22.82, longitude: 108.32 },
  { id: 'kunming', latitude: 25.04, longitude: 102.71 },
  { id: 'harbin', latitude: 45.8, longitude: 126.53 },
  { id: 'urumqi', latitude: 43.83, longitude: 87.62 },
  { id: 'hongkong', latitude: 22.32, longitude: 114.17 },
  { id: 'taipei', latitude: 25.03, longitude: 121.57 },
  { id: 'singapore', latitude: 1.35, longitude: 103.82 },
  { id: 'bangkok', latitude: 13.76, longitude: 100.5 },
  { id: 'phnompenh', latitude: 11.56, longitude: 104.92 },
  { id: 'vientiane', latitude: 17.97, longitude: 102.63 },
  { id: 'kualalumpur', latitude: 3.14, longitude: 101.69 },
  { id: 'jakarta', latitude: -6.21, longitude: 106.85 },
  { id: 'manila', latitude: 14.6, longitude: 120.98 },
  { id: 'tokyo', latitude: 35.68, longitude: 139.69 },
  { id: 'seoul', latitude: 37.57, longitude: 126.98 },
  { id: 'sydney', latitude: -33.87, longitude: 151.21 },
  { id: 'london', latitude: 51.51, longitude: -0.13 },
  { id: 'paris', latitude: 48.86, longitude: 2.35 },
  { id: 'berlin', latitude: 52.52, longitude: 13.4 },
  { id: 'newyork', latitude: 40.71, longitude: -74.01 },
  { id: 'losangeles', latitude: 34.05, longitude: -118.24 },
] as const;
export type City = (typeof cities)[number];

/** Within a few kilometres: what was typed may be rounded. */
const near = 0.03;

export function cityAt(place: { latitude: number; longitude: number }): City | null {
  return (
    cities.find(
      ({ latitude, longitude }) =>
        Math.abs(latitude - place.latitude) < near && Math.abs(longitude - place.longitude) < near,
    ) ?? null
  );
}
