/** The dialog that is open, and the order that it is about. */
export type OpenDialog = { orderId: string } & (
  | { kind: 'order' | 'track' | 'address' | 'cancel' | 'return' | 'withdrawReturn' }
  | { kind: 'book'; bookId: string }
)
