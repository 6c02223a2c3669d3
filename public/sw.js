/*
 * One page for when there is no line, in the reader's language. Nothing else is kept: pages and files always come from the server or the browser's own
 * store, so a new build is never mixed with an old one. Registered as `/sw.js?build=…`; each build brings a fresh copy of the page.
 */
const store = `hien-offline${self.location.search}`;
const languages = ['zh', 'en', 'vi'];
const address = (language) => `/offline?lang=${language}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});

async function keep() {
  const cache = await caches.open(store);
  await Promise.all(languages.map(async (language) => cache.put(address(language), await fetch(address(language), { credentials: 'omit', cache: 'reload' }))));
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith('hien-offline') && name !== store) await caches.delete(name);
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(address(await language(event.request)))) ?? Response.error();
  }
}

/** Asked for in the address, chosen before, or the browser's own. */
async function language(request) {
  const asked = new URL(request.url).searchParams.get('lang') ?? (await self.cookieStore?.get('i18n_redirected'))?.value ?? self.navigator.language;
  return languages.find((each) => asked.toLowerCase().startsWith(each)) ?? 'en';
}
