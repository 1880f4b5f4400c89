import { Fragment } from 'react'
import { ListName } from './ListName.tsx'

/** Merit lists with commas between them. */
export function ListNames({ lists }: { lists: readonly string[] }) {
  return lists.map((list, at) => (
    <Fragment key={list}>
      {at > 0 && ', '}
      <ListName list={list} />
    </Fragment>
  ))
}
