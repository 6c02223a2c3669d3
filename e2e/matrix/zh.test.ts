import { everyRoute } from './every-route.ts';

everyRoute('zh');
