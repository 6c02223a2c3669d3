/** Going back would load the page of all tests anew, with no cookies: travelling is for browser tests (e2e/workspace/back). */
window.history.go = () => undefined;
