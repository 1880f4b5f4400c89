declare namespace App {
  interface Locals {
    page: import('@pravesh/shared/content/pages').PageData
    preview: boolean
  }
}
