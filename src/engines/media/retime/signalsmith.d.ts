/** It gives its class to whoever calls himself an audio worklet. */
declare module 'signalsmith-stretch';
