import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'The coupons of a member, as the member sees them, each with its status.',
    'The template of a coupon while it is edited: the same without `status`.',
  ],
  avoid: [
    'Coupons in a list that is searched and sorted: columns of `ListPage`, with a `StatusBadge`.',
    'What a coupon took off an order: `BillLines`.',
    'A pop-up, an activity or a carousel as the member sees it on the phone: `PhonePreview`.',
  ],
  accessibility: [
    'An article named by coupon name, type and value: “Spring charging, Service fee coupon, 3.00 yuan”.',
    'The status is text behind the word “Status”; its shape is decoration. What can no longer be used is faded too.',
    'A name that does not fit ends with “…”; the whole name is its tooltip and stands in the name of the article.',
  ],
  do: [
    'Give `faceFen`, `thresholdFen` and `usedFen` in fen; a threshold of 0 reads “no threshold”.',
    'Give fixed days as `{ from, to }`, and days after the issue as `{ days }`.',
    'Write `scope` with its number and unit: “24 stations”.',
  ],
  dont: [
    'Do not give `status` to a template: it has none.',
    'Do not expect `scope` beside `usedFen`: what was used stands in its place.',
    'Do not press it: it has no action. Put the buttons beside it.',
  ],
  related: [
    'Domain widgets/Money/BillLines',
    'Domain widgets/Money/AccountStack',
    'Domain widgets/Work/PhonePreview',
    'Components/States/StatusBadge',
  ],
}
