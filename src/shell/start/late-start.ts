/** A script type browsers ignore until `lateStartScript` loads it. */
export const lateType = 'hien/late';

/** Longest a page waits for its first pictures before its scripts begin, in milliseconds. */
export const patience = 3000;

/**
 * Runs in the head. The page's scripts start when the pictures in view are loaded or someone touches the page,
 * whichever is first; a click on a button before they respond is stored and performed when they do
 * (`hydrated-mark.tsx`), but not where the browser itself has opened a sheet: performed again it would close it. Same
 * text on every page, so a cached page can carry its hash.
 */
export const lateStartScript =
  `(function(d,w){var begun=false,ready=false,wanted=false;` +
  // zod would test whether it may compile; our content policy forbids that and the browser would report a violation.
  `w.__zod_globalConfig={jitless:true};` +
  `function begin(){wanted=true;if(begun||!ready)return;begun=true;` +
  `var s=d.querySelector('script[type="${lateType}"]');if(!s)return;` +
  `(s.dataset.needs||"").split(" ").filter(Boolean).forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.appendChild(l)});` +
  `var m=d.createElement("script");m.type="module";m.async=true;if(s.nonce)m.nonce=s.nonce;m.textContent=s.textContent;d.head.appendChild(m);m.remove()}` +
  // Only pictures in view: a hidden one would never load, and measuring a skipped one would force its layout. Waits for
  // `decode`, because decoding keeps every core busy.
  `function inView(i){if(i.checkVisibility&&!i.checkVisibility({contentVisibilityAuto:true}))return false;var r=i.getBoundingClientRect();return r.width>0&&r.bottom>0&&r.top<w.innerHeight}` +
  `function pictures(){Promise.all([].filter.call(d.images,inView).map(function(i){return i.decode().catch(function(){})})).then(begin)}` +
  `["pointerdown","keydown","touchstart","focusin"].forEach(function(n){w.addEventListener(n,begin,{once:true,passive:true,capture:true})});` +
  `d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest('button[type="button"]:not([popovertarget])');if(b&&d.documentElement.dataset.hydrated!=="yes")w.hienPressed=b},true);` +
  `d.addEventListener("DOMContentLoaded",function(){ready=true;if(wanted)return begin();w.setTimeout(begin,${patience});try{new PerformanceObserver(function(l,o){if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();pictures()}}).observe({type:"paint",buffered:true})}catch(e){pictures()}})})(document,window)`;
