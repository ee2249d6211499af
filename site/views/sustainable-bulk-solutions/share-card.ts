import type { ShareCardPlan } from '../../build/share-card/share-card-plan.ts'

export const shareCard: ShareCardPlan = { layout: 'picture', picture: 'ice-edge' }
