export const en = {
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
