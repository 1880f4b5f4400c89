export const en = {
  language: 'Language',
  signIn: { title: 'Staff sign-in', hint: 'For portal staff only. If you are a student, log in on the website.' },
}
