import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as listView from './migrations/0002-list-view.ts'
import * as outbox from './migrations/0003-outbox.ts'
import * as signIn from './migrations/0004-sign-in.ts'
import * as session from './migrations/0005-session.ts'
import * as notices from './migrations/0006-notices.ts'
import * as files from './migrations/0007-files.ts'
import * as timing from './migrations/0008-timing.ts'
import * as account from './migrations/0009-account.ts'
import * as ocpp from './migrations/0010-ocpp.ts'
import * as charging from './migrations/0011-charging.ts'
import * as command from './migrations/0012-command.ts'
import * as pile from './migrations/0014-pile.ts'
import * as alarm from './migrations/0015-alarm.ts'
import * as tariff from './migrations/0016-tariff.ts'
import * as orderAdjust from './migrations/0017-order-adjust.ts'
import * as stationGroup from './migrations/0018-station-group.ts'
import type { Tables } from './tables.ts'

/** In order; a migration that was released is never changed, a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-list-view': listView,
  '0003-outbox': outbox,
  '0004-sign-in': signIn,
  '0005-session': session,
  '0006-notices': notices,
  '0007-files': files,
  '0008-timing': timing,
  '0009-account': account,
  '0010-ocpp': ocpp,
  '0011-charging': charging,
  '0012-command': command,
  '0014-pile': pile,
  '0015-alarm': alarm,
  '0016-tariff': tariff,
  '0017-order-adjust': orderAdjust,
  '0018-station-group': stationGroup,
}

/** Brings the schema up to date. Of several processes that start at once, one does it and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(failed ? `Migration ${failed.migrationName} failed.` : 'The migration failed.', {
    cause: error,
  })
}
