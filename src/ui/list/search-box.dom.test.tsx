import { createRoutesStub, Link, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { SearchBox } from './search-box.tsx';

function Results() {
  const words = useLoaderData<string>();
  return (
    <>
      <h1>{words}</h1>
      <SearchBox words={words} label="search" placeholder="" />
    </>
  );
}
const field = () => document.querySelector<HTMLInputElement>('input[name="w"]');

test('F5: the field is cleared at once and takes what is typed, whenever the results follow', async () => {
  const results = Promise.withResolvers<string>();
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Results,
      loader: ({ request }) => new URL(request.url).searchParams.get('w') ?? results.promise,
    },
  ]);
  putInPage(<Page initialEntries={['/?w=180x200']} />, 'en', ['list']);
  await expect.poll(() => field()?.value).toBe('180x200');
  document.querySelector<HTMLElement>('a[aria-label]')!.click();
  await expect.poll(() => field()?.value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(document.querySelector('h1')?.textContent, 'the results are still the old ones').toBe('180x200');
  type('bed');
  await expect.poll(() => field()?.value).toBe('bed');
  results.resolve('');
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('');
  expect(field()?.value).toBe('bed');
});

test('F5: a price that was typed is gone from the field once it is a filter, the same words as before or not', async () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Link to="/?w=sofa&priceTo=10000000">submit</Link>
          <SearchBox words="sofa" label="search" placeholder="" />
        </>
      ),
    },
  ]);
  putInPage(<Page initialEntries={['/?w=sofa']} />, 'en', ['list']);
  await expect.poll(() => field()?.value).toBe('sofa');
  type('sofa under 10 million');
  await expect.poll(() => field()?.value).toBe('sofa under 10 million');
  document.querySelector('a')!.click();
  await expect.poll(() => field()?.value).toBe('sofa');
});

function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
  field()!.dispatchEvent(new Event('input', { bubbles: true }));
}
