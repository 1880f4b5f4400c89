/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The language of the page. */
    locale: import('@pravesh/shared/platform/locale').Locale
    page: import('./lib/page-kinds.ts').PageData
    preview: boolean
  }
}
