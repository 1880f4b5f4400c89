/** Maximum lengths in characters. Apart from the schemas, which the application form does not need. */
export const ACCOUNT_LIMITS = { name: 100, email: 254, password: 128, token: 200 } as const
