import { useMenu } from '../../../menu/menu-context.ts'
import { ViewlessPage } from '../../../routes/viewless-page.tsx'
import { usePageId } from '../../../shell/page-id.ts'

/**
 * Coupons, activities, fission, VIP plans, VIP promotion, scan code and team orders share this view (requirements.md
 * §2); the menu entry decides which of them it is. The screens are still in development, and it says so.
 */
export function Page() {
  const id = usePageId('coupon')
  const page = useMenu().pages.find((entry) => entry.id === id)

  return page && <ViewlessPage page={page} />
}
