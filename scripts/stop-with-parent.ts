/*
 * Loaded before the server (`node --import`): when the process that started it is gone, however it went, the
 * server stops as if it had been told to. Launchers between a terminal and us do not all forward signals.
 */

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a stopped server alive.
process.channel?.unref()
