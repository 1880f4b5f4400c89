'use client'

import { lazyPart } from '../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const OrderPanel = lazyPart(async () => (await import('./orders/OrderPanel.tsx')).OrderPanel)
export const StockPanel = lazyPart(async () => (await import('./stock/StockPanel.tsx')).StockPanel)
export const FirstCopies = lazyPart(async () => (await import('./stock/FirstCopies.tsx')).FirstCopies)
export const DeliveryExamples = lazyPart(async () => (await import('./settings/DeliveryExamples.tsx')).DeliveryExamples)
export const ShipmentPanel = lazyPart(async () => (await import('../couriers/admin/ShipmentPanel.tsx')).ShipmentPanel)
export const ImportPanel = lazyPart(async () => (await import('../import/admin/ImportPanel.tsx')).ImportPanel)
export const UploadBooks = lazyPart(async () => (await import('../import/admin/UploadBooks.tsx')).UploadBooks)
