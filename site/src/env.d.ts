declare namespace App {
  interface Locals {
    page: import('./lib/page-kinds.ts').PageData
    preview: boolean
  }
}
