/** The one user and the one database of an embedded server. */
export const DATABASE_NAME = 'ampdeck'

/** Settings for a small box that keeps data that matters: everything that answers is on disk. */
export const settings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '40',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // No replicas hang on an embedded server; without their share of the log, first loads need not be logged at all.
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ssl: 'off',
}

/** For data that nobody will miss: nothing is waited for to be on disk. A killed process still loses nothing. */
export const throwawaySettings: typeof settings = {
  ...settings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** The settings as arguments of `postgres`. */
export function settingArguments(all: Readonly<Record<string, string>>): string[] {
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
