/** The pages that describe what is sold, for programs that read instead of looking: its kind, in the trade's words. */
import type { PagePath } from './page-paths.ts'

export const services: Partial<Record<PagePath, string>> = {
  '/bulk-glacier-water': 'Supply of drinking water in bulk',
  '/alkaline-water': 'Supply of alkaline drinking water in bulk',
  '/commercial-mineral-water': 'Supply of mineral water in bulk to bottlers',
  '/bulk-delivery': 'Ocean freight of drinking water by the container',
  '/access-bulk-water': 'Bulk and emergency water supply',
}
