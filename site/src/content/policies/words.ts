export const words = { lastUpdated: 'Last updated', all: 'Our policies' } as const
