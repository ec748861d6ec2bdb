import { BaseSettings } from '../../account/base-settings.tsx'
import { OwnPage } from '../../account/own-page.tsx'

/** The basic settings as a page of their own (screens.md S007). */
export function Page() {
  return <OwnPage id="accountBase">{(user) => <BaseSettings user={user} />}</OwnPage>
}
