import { expect, screen, waitFor } from 'storybook/test'

/** An item of the open menu, once it can be seen: nobody presses what is still on its way. */
export async function menuItem(name?: string | RegExp): Promise<HTMLElement> {
  const item = await screen.findByRole('menuitem', { ...(name !== undefined && { name }) })
  await waitFor(() => expect(item).toBeVisible())
  return item
}
