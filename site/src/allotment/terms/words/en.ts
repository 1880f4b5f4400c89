import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'

export const en = {
  lists: {
    provisional: (version: number) => `Provisional list, version ${version}`,
    final: (version: number) => `Final list, version ${version}`,
  } satisfies Record<ListKind, (version: number) => string>,
}
