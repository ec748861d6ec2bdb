import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { sql } from 'kysely'
import type { JobKind } from '../../jobs/job-kind.ts'

const { issued: ISSUED, replaced: REPLACED } = costModelState.code

/**
 * Issued versions whose time has come are in force, and the ones before are replaced (domain.md §9, "calendar
 * states"). Prices do not wait for it: a charge takes the version by its time.
 */
export const job: JobKind = {
  name: 'cost-model-due',
  cron: '* * * * *',
  atStart: true,
  async run(_data, { platform }) {
    const now = platform.now()
    await sql`
      with latest as (
        select distinct on (seller_id, cost_model_id) seller_id, cost_model_id, no
        from cost_model_version
        where state in (${ISSUED}, ${REPLACED}) and effective_time <= ${now} and deleted = 0
        order by seller_id, cost_model_id, effective_time desc, no desc
      ), current as (
        update cost_model set current_version = latest.no
        from latest
        where cost_model.seller_id = latest.seller_id and cost_model.id = latest.cost_model_id
          and cost_model.current_version <> latest.no
      )
      update cost_model_version version set state = ${REPLACED}
      from latest
      where version.seller_id = latest.seller_id and version.cost_model_id = latest.cost_model_id
        and version.no < latest.no and version.state = ${ISSUED}`.execute(platform.db)
  },
}
