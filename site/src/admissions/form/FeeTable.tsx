interface FeeTableProps {
  caption: string
  heads: [string, string]
  /** `due` says when it is to be paid. */
  rows: { key: string; name: string; due?: string; amount: string }[]
  total: { name: string; amount: string }
}

export function FeeTable({ caption, heads, rows, total }: FeeTableProps) {
  return (
    <table className="fees">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" className="amount">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, due, amount }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {due && <small>{due}</small>}
            </th>
            <td className="amount">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td className="amount">{total.amount}</td>
        </tr>
      </tfoot>
    </table>
  )
}
