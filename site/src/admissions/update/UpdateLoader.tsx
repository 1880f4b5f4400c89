import { paths } from '@pravesh/shared/content/paths'
import { useEffect, useState } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { words as common } from '../words.ts'
import { loadUpdate, type Update } from './load-update.ts'
import { UpdateForm } from './UpdateForm.tsx'
import { usePageTitle } from './use-page-title.ts'
import { words } from './words.ts'

/** Shows the form of an application that is with its owner; everything else leads to the error page. */
export function UpdateLoader() {
  const [update, setUpdate] = useState<Update | null>(null)
  useEffect(() => {
    void loadUpdate(location.pathname).then((loaded) => {
      if (loaded === null) location.replace(paths.somethingWrong)
      else setUpdate(loaded)
    })
  }, [])
  usePageTitle(update === null ? words.page.title : words.title(update.application.course))
  return update === null ? <Loading text={common.loading} /> : <UpdateForm update={update} />
}
