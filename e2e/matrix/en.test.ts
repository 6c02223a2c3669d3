import { everyRoute } from './every-route.ts';

everyRoute('en');
