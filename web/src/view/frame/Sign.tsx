// As icon.svg. In the page itself: a picture of its own is a document of its own to the browser.
export const SIGN = (
  <svg class="sign" viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
    <rect class="sign-sheet" x="2" y="2" width="28" height="28" rx="6" />
    <path class="sign-lines" d="M11.3 3v26M20.7 3v26M3 11.3h26M3 20.7h26" />
    <rect class="sign-heart" x="12.4" y="12.4" width="7.2" height="7.2" rx="1.4" />
  </svg>
);
