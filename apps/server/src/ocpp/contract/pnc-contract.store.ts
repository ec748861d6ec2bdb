import { PncContractFilter } from '@ampdeck/api/member/pnc-contract'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof PncContractFilter>

const usual: Order = { by: 'pncContract.id', order: 'desc' }

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('pncContract')
    .innerJoin('card', sameSeller('card.id', 'pncContract.cardId'))
    .leftJoin('member', sameSeller('member.id', 'card.memberId'))
    .select([
      'pncContract.id',
      'pncContract.sellerId',
      'pncContract.createTime',
      'pncContract.updateTime',
      'pncContract.createUser',
      'pncContract.updateUser',
      'pncContract.version',
    ])
    .select(['pncContract.cardId', 'emaid', 'serial', 'state', 'pncContract.validTo', 'endTime'])
    .select(['card.cardNo', 'member.name as memberName'])
    .where(where(PncContractFilter, filter, 'pncContract'))
}

export const { page, one } = listOf({ table: 'pncContract', usual, query: matching })
