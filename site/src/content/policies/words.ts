/** What the policy pages say besides what staff write. */
export const words = { lastUpdated: 'Last updated', all: 'Our policies' } as const
