/** Words of the tables that compare fees before and after a change. */
export const planTableWords = {
  before: 'Before',
  after: 'After',
  title: 'Fee',
  dueOn: 'Due on',
  noDate: 'No date',
  amount: 'Amount',
  paid: 'Paid',
  left: 'Left',
  total: 'Total',
}
