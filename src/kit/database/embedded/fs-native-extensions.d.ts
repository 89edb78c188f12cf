// The library has no types; only the calls in use are declared here.
declare module 'fs-native-extensions' {
  /**
   * Locks the file behind a descriptor until the descriptor is closed, which the system does for a process that ends.
   * Returns false when another descriptor holds the lock.
   * @throws when the file system does not support locks
   */
  export function tryLock(descriptor: number): boolean;
}
