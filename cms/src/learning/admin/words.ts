/** Text of recorded courses in the admin. */
export const learningAdminWords = {
  payment: 'Payment',
  buyerReads: (message: string) => `The buyer reads: “${message}”`,
}
