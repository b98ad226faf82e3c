/** It registers its class with anything that looks like an audio worklet. */
declare module 'signalsmith-stretch';
