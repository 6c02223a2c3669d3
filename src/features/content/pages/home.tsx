import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/home.ts';
import { HomeEnd } from '../components/home-end.tsx';
import { HomeHero } from '../components/home-hero.tsx';
import { HomeLight } from '../components/home-light.tsx';
import { HomePeople } from '../components/home-people.tsx';
import { HomeSteps } from '../components/home-steps.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { messages: messagesFor(context.get(requestContext).locale, ['home']) };
}

/** What the house promises and can keep today; works, products and people join with their data (PRODUCT E1). */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeSteps />
      <HomeLight />
      <HomePeople />
      <HomeEnd />
    </>
  );
}
