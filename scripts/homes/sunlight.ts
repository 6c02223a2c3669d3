import { sunDirection } from '#design/sun.ts';
import type { Settings } from '#design/document.ts';
import { cities } from './home-plan.ts';
import type { HomePlan } from './home-plan.ts';

const degrees = Math.PI / 180;

/**
 * Place, day and hour at which the sun is as high as requested; the home is turned so that it comes in by the window.
 */
export function settingsOf({ city, sun: [towards, high], day = 300, afternoon = false }: HomePlan): Settings {
  const at = { ...cities[city], north: 0, day, hour: 12 };
  const heightAt = (hour: number) => Math.asin(sunDirection({ ...at, hour })[2]) / degrees;
  let low = afternoon ? 18 : 6;
  let noon = 12;
  for (let i = 0; i < 40; i++) {
    const hour = (low + noon) / 2;
    if (heightAt(hour) < high) low = hour;
    else noon = hour;
  }
  const hour = Math.round(noon * 20) / 20;
  const [x, y] = sunDirection({ ...at, hour });
  const north = Math.round(towards - Math.atan2(y, x) / degrees);
  return { ...at, hour, north: ((north % 360) + 360) % 360 };
}
