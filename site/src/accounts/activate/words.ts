export const words = {
  title: 'Account activation',
  description: 'Your account is being activated.',
  loading: 'Activating your account…',
  done: 'Thank You!! Your Account has been activated',
  login: 'Login Now',
  failed: 'Something Wrong',
  help: 'The link may have been used or may have expired. Log in. If your e-mail is not verified yet, we’ll send you a code.',
} as const
