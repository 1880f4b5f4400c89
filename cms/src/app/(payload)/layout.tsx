import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import { runServerFunction } from './run-server-function.ts'
import './admin.css'
import './admin-screens.css'
import './admissions.css'
import './review.css'
import './review-decide.css'
import './review-documents.css'
import './content.css'
import './payments.css'
import './money.css'
import './shop.css'

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
