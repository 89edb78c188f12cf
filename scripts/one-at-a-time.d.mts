export declare function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T>;
