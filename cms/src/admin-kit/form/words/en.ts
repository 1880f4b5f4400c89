export const en = {
  unreachable: 'Could not reach the portal. Nothing you typed is lost. Check your connection and try again.',
  signedOut:
    'You are signed out, so nothing has changed. What you typed is still here. Sign in in a new tab, come back and try again.',
  signIn: 'Sign in (opens a new tab)',
  notLoaded: 'This part of the page could not be loaded. Check your connection and reload the page.',
}
