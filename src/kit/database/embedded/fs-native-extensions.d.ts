// The library comes without types; of its calls only those in use stand here.
declare module 'fs-native-extensions' {
  /**
   * Locks the file behind a descriptor until the descriptor is closed, which the system does for a process that ends.
   * Answers false when another descriptor holds the lock.
   * @throws when the file system keeps no locks
   */
  export function tryLock(descriptor: number): boolean;
}
