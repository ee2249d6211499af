import type { ShareCardPlan } from '../../build/share-card/share-card-plan.ts'

export const shareCard: ShareCardPlan = {
  layout: 'picture',
  picture: 'ship',
  closer: 1.6,
  focus: [42, 46],
}
