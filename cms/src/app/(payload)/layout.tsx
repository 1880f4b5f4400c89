import config from '@payload-config'
import '@payloadcms/next/css'
import './theme.css'
import './payload-fixes.css'
import '../../admin-kit/form/form.css'
import '../../admin-kit/list/list.css'
import '../../admin-kit/frame/page.css'
import '../../admin-kit/list/table.css'
import '../../admin-kit/export/export.css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import { runServerFunction } from './run-server-function.ts'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return runServerFunction(call)
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
