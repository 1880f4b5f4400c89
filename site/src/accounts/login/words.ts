/** What the login page says. */
export const words = {
  title: 'Login',
  lead: 'Your applications, fees, books and receipts are in your account.',
  description: 'Log in to your account to apply, pay fees and follow your orders.',
  cameFrom: 'Log in to continue. We’ll bring you back to where you were.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  sending: 'Logging in…',
  done: 'Login successfully done!',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
  mistyped: 'Did you mistype your e-mail when you registered?',
  registerAgain: 'Register again with the same phone number',
  verify: 'Verify your e-mail now',
  old: 'Registered on our former site?',
  beside: {
    title: 'Everything in one place',
    points: [
      'Apply to B.Ed, D.El.Ed and D.Pharm colleges',
      'Pay fees in five instalments, with a receipt each time',
      'Follow your books until they are at your door',
    ],
  },
} as const
